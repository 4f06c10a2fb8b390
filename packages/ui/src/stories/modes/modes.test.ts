import { describe, expect, it } from 'vitest';
import { addressOfPicture, chromaticModes } from './modes.ts';
import { storiesIn } from './storyFile.ts';

/** The source of a story file whose meta has these lines. */
const fileWith = (lines: string, title = 'Screens/Offers') => `
const offer = { title: 'Dinner' };
const meta = {
  title: '${title}',
  ${lines}
} satisfies Meta<typeof OffersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Spent: Story = { play: async () => undefined };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const DoName: Story = { tags: ['!dev', '!test', 'do'] };
`;

function modesIn(source: string, { path = 'OffersScreen.stories.tsx', hasLayouts = false } = {}) {
  const stories = storiesIn(path, source, hasLayouts);
  return Object.fromEntries(stories.map(({ name, modes }) => [name, modes]));
}

const MEMBERS = 'globals: mobileView,';

describe('the modes of a story', () => {
  it('the first story of a member’s screen has each kind of mode, and the others have none', () => {
    expect(modesIn(fileWith(MEMBERS))).toEqual({
      Ready: ['desktop', 'light', 'every-tier', 'chinese', 'right-to-left', 'pseudo'],
      Spent: [],
      Loading: [],
    });
  });

  it('a screen before membership has both schemes in place of the tiers', () => {
    const { Ready } = modesIn(fileWith('...beforeMembership(),'));
    expect(Ready).toEqual(['desktop', 'both-schemes', 'chinese', 'right-to-left', 'pseudo']);
  });

  it('the till is in English only', () => {
    const { Ready } = modesIn(fileWith(MEMBERS, 'Screens/TillDay'));
    expect(Ready).not.toContain('chinese');
  });

  it('a page that the layouts arrange differently has a loading state on a desktop too', () => {
    const { Spent, Loading } = modesIn(fileWith(MEMBERS), { hasLayouts: true });
    expect([Spent, Loading]).toEqual([[], ['desktop']]);
  });

  it('a part has no mode of its own, except all tiers if it depends on them', () => {
    const path = 'VoucherCard.stories.tsx';
    const of = (lines: string) =>
      modesIn(fileWith(lines, 'Components/VoucherCard'), { path })['Ready'];
    expect(of(MEMBERS)).toEqual([]);
    expect(of('parameters: { everyTier: () => ({}) },')).toEqual(['all-tiers']);
  });

  it('a file names further stories of a mode, and leaves modes out', () => {
    const lists = "parameters: { modes: { light: ['Spent'], without: ['desktop', 'pseudo'] } },";
    const { Ready, Spent } = modesIn(fileWith(`${MEMBERS} ${lists}`));
    expect(Spent).toEqual(['light']);
    expect(Ready).toEqual(['light', 'every-tier', 'chinese', 'right-to-left']);
  });
});

it.each([
  ['screens-offers--ready', 'screens-offers--ready'],
  ['screens-offers--ready@light', 'screens-offers--ready&globals=scheme:light'],
  [
    'screens-offers--ready@desktop-light',
    'screens-offers--ready&globals=viewport.value:desktop;scheme:light',
  ],
  ['screens-offers--ready@of-yesterday', 'screens-offers--ready'],
])('the picture %s is at %s in Storybook', (key, address) => {
  expect(addressOfPicture(key)).toBe(address);
});

it('Chromatic gets the name of the viewport, and no mode of several windows', () => {
  expect(chromaticModes).toMatchObject({
    'desktop-light': { viewport: 'desktop', scheme: 'light' },
  });
  expect(Object.keys(chromaticModes)).not.toContain('every-tier');
});
