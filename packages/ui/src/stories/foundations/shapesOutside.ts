/** The side of a motif's box, in units of its drawing. */
const SIDE = 200;

/** Rounding of drawn points. */
const TOLERANCE = 0.5;

/** The shapes of a motif that leave its box with their strokes, as markup. Shapes in `[data-ground]` can. */
export function shapesOutside(picture: SVGSVGElement): string[] {
  const toPicture = picture.getScreenCTM()?.inverse();
  const shapes = picture.querySelectorAll<SVGGraphicsElement>('path, circle, ellipse, rect');
  return [...shapes].flatMap((shape) => {
    const own = shape.getScreenCTM();
    if (shape.closest('[data-ground]') || !toPicture || !own) return [];
    const { stroke, strokeWidth } = getComputedStyle(shape);
    const edge = stroke === 'none' ? 0 : Number.parseFloat(strokeWidth) / 2;
    const { x, y, width, height } = shape.getBBox();
    const corners = [x - edge, x + width + edge].flatMap((left) =>
      [y - edge, y + height + edge].map((top) =>
        new DOMPoint(left, top).matrixTransform(toPicture.multiply(own)),
      ),
    );
    const isIn = (value: number) => value >= -TOLERANCE && value <= SIDE + TOLERANCE;
    return corners.every((corner) => isIn(corner.x) && isIn(corner.y)) ? [] : [shape.outerHTML];
  });
}
