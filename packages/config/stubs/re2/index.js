// firebase-tools pulls re2, which compiles native code for minutes wherever its prebuilt download
// is out of reach. superstatic, its only user, falls back to RegExp when loading re2 throws.
throw new Error('re2 is deliberately not installed: see packages/config/README.md');
