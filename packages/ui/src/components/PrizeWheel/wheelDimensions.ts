/** The radii of the slices, in units of the wheel's drawing. */
export const OUTER = 156;
export const INNER = 60;

/** The height of the drawing of 400 units in width: the pointer stands above the case. */
export const WHEEL_HEIGHT = 416;

/** A slice narrower than this, in degrees, has a callout outside it in place of a drawing inside. */
export const NARROW = 13;
