// firebase-tools depends on re2, which compiles native code for minutes if its prebuilt download is not
// available. superstatic, its only user, uses RegExp if loading re2 throws.
throw new Error('re2 is deliberately not installed: see packages/config/README.md');
