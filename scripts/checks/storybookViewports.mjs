import { addressOfPicture } from '../../packages/ui/src/stories/modes/modes.ts';

/**
 * A story has its own window and renders once, until a reader chooses a viewport in the toolbar, for every story.
 * @param {import('playwright').Page} page
 * @param {string} origin of a built Storybook
 * @param {(what: string, got: unknown, expected: unknown) => void} judge
 */
export async function checkViewports(page, origin, judge) {
  const judgeWidth = async (name, width) =>
    judge(`the window of ${name}`, await widthAfter(page, width), width);
  await page.goto(`${origin}/?path=/story/screens-home--loading`);
  await page.frameLocator('#storybook-preview-iframe').getByRole('main').waitFor();
  await judgeWidth('a phone', 390);
  const renders = [
    await rendersOf(page, 'screens-home--wallet-desktop'),
    await rendersOf(page, 'screens-home--loading'),
  ];
  judge('renders of a story in another window, and of the next', renders, [1, 1]);
  await rendersOf(page, 'screens-home--wallet-desktop');
  await judgeWidth('a desktop', 1280);
  await choose(page, 'Tablet (768)');
  await judgeWidth('a tablet', 768);
  await choose(page, 'Smallest phone (320)');
  await judgeWidth('the smallest phone', 320);
  await rendersOf(page, 'screens-home--loading');
  await judgeWidth('the viewport that a reader chose, in another story,', 320);
  await choose(page, 'Reset viewport');
  await judgeWidth('a phone after the reset', 390);
  await page.goto(`${origin}/?path=/story/${addressOfPicture('screens-home--loading@desktop')}`);
  await judgeWidth('the address of a story in the mode desktop', 1280);
}

/** Chooses an option of the toolbar's viewports. */
async function choose(page, option) {
  await page.getByRole('button', { name: 'Viewport size' }).click();
  await page.getByRole('option', { name: option }).click();
}

/** Chooses a story in the sidebar, and counts its renders. */
async function rendersOf(page, id) {
  const preview = page.frameLocator('#storybook-preview-iframe').locator('body');
  await preview.evaluate((_, story) => {
    const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
    let count = 0;
    const renders = new Promise((done) => {
      channel.on('storyRenderPhaseChanged', ({ storyId, newPhase }) => {
        if (storyId !== story) return;
        if (newPhase === 'loading') count += 1;
        // A second render begins right after the first.
        if (newPhase === 'finished') setTimeout(() => done(count));
      });
    });
    Reflect.set(window, 'renders', renders);
  }, id);
  await page.locator(`[id="${id}"]`).click();
  return preview.evaluate(() => Reflect.get(window, 'renders'));
}

/** The width of the frame, which follows a choice within a few frames. */
function widthAfter(page, expected) {
  return page.locator('#storybook-preview-iframe').evaluate(async (frame, wanted) => {
    for (let frames = 0; frames < 120 && frame.clientWidth !== wanted; frames += 1)
      await new Promise(requestAnimationFrame);
    return frame.clientWidth;
  }, expected);
}
