// Draws what a camera sees of a QR code on a phone: turned, tilted, out of focus, dark and noisy.

/** Light modules around a code. */
const QUIET_ZONE = 4;
/** Samples per pixel and axis. */
const SAMPLES = 2;

/**
 * A frame of a camera, as RGBA.
 * @param {{ size: number, data: Uint8Array }} modules the code, row by row, 1 for dark
 * @param {object} view
 * @param {number} view.pixels width and height of the frame
 * @param {number} view.share the code's width as a share of the frame's
 * @param {number} view.turn in degrees, in the plane of the frame
 * @param {number} view.tilt in degrees, out of the plane
 * @param {number} view.blur standard deviation of the blur, in pixels
 * @param {number} view.dark brightness of a dark module, from 0 to 255
 * @param {number} view.light brightness of a light module
 * @param {number} view.noise standard deviation of the noise
 * @param {() => number} random from 0 to 1
 */
export function photograph(modules, view, random) {
  const { pixels, noise } = view;
  const sharp = new Float64Array(pixels * pixels);
  for (let y = 0; y < pixels; y += 1) {
    for (let x = 0; x < pixels; x += 1) {
      let sum = 0;
      for (let sample = 0; sample < SAMPLES * SAMPLES; sample += 1) {
        const dx = ((sample % SAMPLES) + 0.5) / SAMPLES;
        const dy = (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES;
        sum += brightnessAt(modules, view, x + dx, y + dy);
      }
      sharp[y * pixels + x] = sum / SAMPLES ** 2;
    }
  }
  const seen = blurred(sharp, pixels, view.blur);
  const data = new Uint8ClampedArray(pixels * pixels * 4);
  for (const [at, value] of seen.entries()) {
    data.fill(value + noise * gaussian(random), at * 4, at * 4 + 3);
    data[at * 4 + 3] = 255;
  }
  return { width: pixels, height: pixels, data };
}

/** The brightness of the plane that the point of the frame shows. */
function brightnessAt({ size, data }, { pixels, share, turn, tilt, dark, light }, x, y) {
  // The camera is two widths of the frame away. The code turns around its upright axis, then in the frame.
  const [across, up] = [(x - pixels / 2) / pixels, (y - pixels / 2) / pixels];
  const [cos, sin] = [Math.cos(radians(turn)), Math.sin(radians(turn))];
  const [a, b] = [across * cos + up * sin, up * cos - across * sin];
  const distance = 2;
  const u = (a * distance) / (distance * Math.cos(radians(tilt)) - a * Math.sin(radians(tilt)));
  const v = b * (1 + (u * Math.sin(radians(tilt))) / distance);
  const whole = size + 2 * QUIET_ZONE;
  const column = Math.floor((u / share) * size + whole / 2) - QUIET_ZONE;
  const row = Math.floor((v / share) * size + whole / 2) - QUIET_ZONE;
  const isOn = (at) => at >= -QUIET_ZONE && at < size + QUIET_ZONE;
  // Around the code is the dark page of the app.
  if (!isOn(column) || !isOn(row)) return dark + (light - dark) * 0.12;
  const isInside = column >= 0 && row >= 0 && column < size && row < size;
  return isInside && data[row * size + column] === 1 ? dark : light;
}

function blurred(image, width, deviation) {
  if (deviation === 0) return image;
  const reach = Math.ceil(deviation * 3);
  const kernel = Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-((at - reach) ** 2) / (2 * deviation ** 2)),
  );
  const total = kernel.reduce((sum, weight) => sum + weight, 0);
  const pass = (from, step, at) =>
    from.map((_, pixel) => {
      let sum = 0;
      for (let by = -reach; by <= reach; by += 1) {
        const place = Math.min(width - 1, Math.max(0, at(pixel) + by));
        sum += kernel[by + reach] * from[pixel + (place - at(pixel)) * step];
      }
      return sum / total;
    });
  const rows = pass(image, 1, (pixel) => pixel % width);
  return pass(rows, width, (pixel) => Math.floor(pixel / width));
}

function gaussian(random) {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

function radians(degrees) {
  return (degrees * Math.PI) / 180;
}
