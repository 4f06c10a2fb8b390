/** The icon's width, as a share of the screen's shorter side. */
const ICON_SHARE = 0.3;

/** A screen in CSS pixels, held upright, and its device pixels for each of them. */
export interface LaunchScreen {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

/**
 * Adds the images that iOS shows while the installed app starts, one for each orientation, and replaces them
 * when the colour scheme changes. iOS copies them when the member adds the app to the home screen, and accepts
 * only an image of exactly the screen's size. Drawing them on the device serves every size without a list of
 * devices, and costs other members nothing.
 */
export async function addLaunchImages(iconUrl: string, screen: LaunchScreen): Promise<void> {
  const icon = new Image();
  icon.src = iconUrl;
  await icon.decode();
  const links = (['portrait', 'landscape'] as const).map((orientation) => {
    const link = document.createElement('link');
    link.rel = 'apple-touch-startup-image';
    link.media = `(orientation: ${orientation})`;
    return { link, orientation };
  });
  const draw = () => {
    for (const { link, orientation } of links) link.href = drawImage(icon, screen, orientation);
  };
  draw();
  document.head.append(...links.map(({ link }) => link));
  new MutationObserver(draw).observe(document.documentElement, {
    attributeFilter: ['data-scheme'],
  });
}

function drawImage(
  icon: HTMLImageElement,
  { width, height, ratio }: LaunchScreen,
  orientation: 'portrait' | 'landscape',
): string {
  const [shorter, longer] = [Math.min(width, height) * ratio, Math.max(width, height) * ratio];
  const canvas = document.createElement('canvas');
  canvas.width = orientation === 'portrait' ? shorter : longer;
  canvas.height = orientation === 'portrait' ? longer : shorter;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser has no 2D canvas.');
  context.fillStyle = getComputedStyle(document.body).backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const side = Math.round(shorter * ICON_SHARE);
  context.drawImage(icon, (canvas.width - side) / 2, (canvas.height - side) / 2, side, side);
  return canvas.toDataURL('image/png');
}
