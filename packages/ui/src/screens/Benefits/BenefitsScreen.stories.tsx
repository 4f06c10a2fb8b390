import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { asLastSeen } from '../../stories/asLastSeen.ts';
import { inChinese, inChineseOnDesktop } from '../../stories/guards/inChinese.ts';
import { inPseudoLocale } from '../../stories/guards/inPseudoLocale.ts';
import { rightToLeft } from '../../stories/guards/rightToLeft.ts';
import { mobileView, onDesktop } from '../../stories/onDesktop.ts';
import { inEveryTier, smallest, tablet } from '../../stories/overview.ts';
import { stateControl } from '../../stories/stateControl.ts';
import { belowMore, withoutNavigation } from '../../stories/storyFrames.tsx';
import { longBenefits, readyBenefits } from './Benefits.fixtures.ts';
import type { BenefitsState } from './Benefits.types.ts';
import { BenefitsScreen } from './BenefitsScreen.tsx';

const meta = {
  title: 'Screens/Benefits',
  component: BenefitsScreen,
  decorators: [
    belowMore({ path: '/benefits', title: ({ navigation }) => navigation.titles.benefits }),
    withoutNavigation,
  ],
  parameters: { layout: 'fullscreen' },
  globals: { ...mobileView, tier: 'queen' },
  argTypes: {
    state: stateControl<BenefitsState>({
      Ready: readyBenefits('queen'),
      Empty: { status: 'empty' },
      Loading: { status: 'loading' },
      Failed: { status: 'error', message: 'Network error. Check your connection.' },
      Unsaved: { status: 'unsaved' },
    }),
  },
  args: { layout: 'mobile', state: readyBenefits('queen'), onRetry: fn() },
} satisfies Meta<typeof BenefitsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** §2: the `h1` is "My Benefits"; the member's tier comes first, then a comparison with another tier. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const headings = page.getAllByRole('heading', { level: 1 });
    await expect(headings.map(({ textContent }) => textContent)).toEqual(['My Benefits']);
    const own = within(page.getByRole('list', { name: 'Your Queen benefits' }));
    await expect(own.getAllByRole('listitem')).toHaveLength(4);
    await expect(own.queryByText('A cab home')).not.toBeInTheDocument();

    const table = within(page.getByRole('table', { name: 'What each tier is given' }));
    await expect(table.getByRole('columnheader', { name: /Queen of Spades/ })).toBeVisible();
    await userEvent.selectOptions(page.getByLabelText('Compare with'), 'Ace');
    await expect(table.getByRole('columnheader', { name: 'Ace' })).toBeVisible();
    await expect(table.getByText('Every visit')).toBeVisible();
    await userEvent.selectOptions(page.getByLabelText('Compare with'), 'Queen of Spades');
  },
};

/** The table compares all seven tiers and marks the member's tier. */
export const ReadyDesktop: Story = {
  ...onDesktop({}),
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table');
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(8);
    await expect(within(table).getByRole('columnheader', { name: /Your tier/ })).toHaveTextContent(
      'Queen',
    );
    await expect(within(table).getAllByRole('img', { name: 'Not included' })).toHaveLength(6);
  },
};
export const ReadyLight: Story = { globals: { scheme: 'light' }, tags: ['mode'] };
export const ReadyDesktopLight: Story = { ...onDesktop(ReadyLight), tags: ['mode'] };

/** The top tier: the comparison starts with the tier below. */
export const Ace: Story = {
  args: { state: readyBenefits('ace') },
  globals: { tier: 'ace' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Compare with')).toHaveValue(
      'king-of-spades',
    );
  },
};
export const JackDesktop: Story = {
  ...onDesktop({
    args: { state: readyBenefits('jack') },
    globals: { tier: 'jack' },
  }),
  tags: ['mode'],
};

export const WithoutVenue: Story = {
  args: { state: { ...readyBenefits('queen'), venueName: null } },
};

export const Empty: Story = { args: { state: { status: 'empty' } } };
export const EmptyDesktop: Story = { ...onDesktop(Empty), tags: ['mode'] };

export const Loading: Story = { args: { state: { status: 'loading' } } };
export const LoadingDesktop: Story = { ...onDesktop(Loading), tags: ['mode'] };

export const Failed: Story = {
  args: { state: { status: 'error', message: 'Network error. Check your connection.' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const FailedDesktop: Story = { ...onDesktop(Failed), tags: ['mode'] };

export const Unsaved: Story = { args: { state: { status: 'unsaved' } } };
export const UnsavedDesktop: Story = { ...onDesktop(Unsaved), tags: ['mode'] };

/** Without a connection, the page shows the copy of this device. */
export const Offline: Story = asLastSeen();
export const OfflineDesktop: Story = { ...onDesktop(Offline), tags: ['mode'] };
export const OfflineLight: Story = { ...Offline, globals: { scheme: 'light' }, tags: ['mode'] };

export const LongWords: Story = {
  args: { state: longBenefits },
  globals: { tier: 'queen-of-spades' },
};
export const LongWordsDesktop: Story = { ...onDesktop(LongWords), tags: ['mode'] };

export const EveryTier: Story = {
  ...inEveryTier((tier) => ({ state: readyBenefits(tier) })),
  tags: ['!autodocs', 'mode'],
};
export const EveryTierDesktop: Story = { ...onDesktop(EveryTier), tags: ['!autodocs', 'mode'] };
export const Smallest: Story = { ...smallest(EveryTier), tags: ['overview', '!autodocs', '!test'] };
export const Tablet: Story = { ...tablet(EveryTier), tags: ['overview', '!autodocs', '!test'] };

export const PseudoLocale: Story = { ...inPseudoLocale(), tags: ['!autodocs', 'mode'] };
export const RightToLeft: Story = { ...rightToLeft(), tags: ['!autodocs', 'mode'] };

export const Chinese: Story = { ...inChinese(), tags: ['!autodocs', 'mode'] };
export const ChineseDesktop: Story = { ...inChineseOnDesktop({}), tags: ['!autodocs', 'mode'] };
