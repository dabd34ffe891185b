// Only owns the precompiled header.
