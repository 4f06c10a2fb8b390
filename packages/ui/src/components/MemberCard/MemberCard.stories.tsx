import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { enGB } from '../../i18n/messages.ts';
import { byTier } from '../../stories/modes/byTier.ts';
import { BUTTON_KEYS } from '../../stories/pages/pageParameters.ts';
import { links } from '../../stories/steps.ts';
import { vars } from '../../tokens/vars.ts';
import { MemberCard, type MemberCardProps } from './MemberCard.tsx';

const meta = {
  title: 'Components/MemberCard',
  component: MemberCard,
  parameters: {
    everyTier: byTier((tier) => ({ tier, tierName: enGB.common.tiers[tier] })),
    keyboard: [...BUTTON_KEYS, ['Enter', 'On the balance: opens its page, if it is a link.']],
    anatomy: [
      ['Front', 'Rank, suit, name, number and balance.'],
      ['Back', 'The QR code on pure white. It is rendered when the browser is idle.'],
      ['Turn button', 'Shows the other side. The hidden side is inert, and the turn is announced.'],
    ],
  },
  args: {
    tier: 'jack',
    tierName: 'Jack',
    name: 'Juniper Felt',
    number: '10024417',
    balance: '4,180',
    labels: {
      balance: 'Reward balance',
      unit: 'points to spend',
      number: 'Membership number',
      showCode: 'Show code',
      showCard: 'Show card',
      code: 'QR code of your membership number. Hold it up to the scanner.',
      codeShown: 'Code shown',
      cardShown: 'Card shown',
    },
    onTurn: fn(),
  },
} satisfies Meta<typeof MemberCard>;

export default meta;

/** The widths of the card on phones that are 320, 360 and 390 px wide. */
const WIDTHS = [288, 328, 358];

const onPhones = (args: MemberCardProps) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: vars.space[6] }}>
    {WIDTHS.map((inlineSize) => (
      <div key={inlineSize} style={{ inlineSize }}>
        <MemberCard {...args} />
      </div>
    ))}
  </div>
);

type Story = StoryObj<typeof meta>;

export const Jack: Story = {};
export const Ace: Story = {
  args: { tier: 'ace', tierName: 'Ace', balance: '1,204,118.25' },
  globals: { tier: 'ace' },
};
export const LongName: Story = {
  args: { name: 'Bartholomew Montgomery Fotheringay-Placeholder', number: '1002441700018823' },
};
export const LongBalanceOnPhones: Story = {
  args: { ...Ace.args, balanceHref: '/points' },
  globals: { tier: 'ace' },
  render: onPhones,
};

/** The longest name, beside the longest figure too. */
export const LongNameOnPhones: Story = {
  args: {
    tier: 'queen-of-spades',
    tierName: 'Queen of Spades',
    name: 'Wilhelmina Featherstonehaugh-Cholmondeley',
    number: '1002441700018823',
    balance: '31,002.50',
    balanceNote: 'As of 20 November 2026, 19:30',
  },
  globals: { tier: 'queen-of-spades' },
  render: onPhones,
};
export const LongestOnPhones: Story = {
  args: { ...LongNameOnPhones.args, tier: 'ace', tierName: 'Ace', balance: '1,204,118.25' },
  globals: { tier: 'ace' },
  render: onPhones,
};
export const LongLabelsOnPhones: Story = {
  tags: ['!autodocs'],
  args: {
    balance: '10,000,000',
    labels: {
      ...meta.args.labels,
      balance: '[Rééwáárd báálááñçéé·]',
      unit: '[pööîîñts töö spééñd··]',
      number: '[Méémbéérshîîp ñûûmbéér··]',
      showCode: '[Shööw çöödéé·]',
    },
  },
  render: onPhones,
};
export const BalanceLink: Story = {
  args: { balanceHref: '/points' },
  play: links('4,180 points to spend', '/points'),
};
export const LongBalanceLink: Story = {
  args: { balanceHref: '/points', balance: '10,000,000' },
};
export const NoPoints: Story = { tags: ['empty'], args: { balance: '0' } };
export const Turned: Story = { args: { defaultTurned: true } };
export const Turns: Story = {
  tags: ['!autodocs'],
  beforeEach: () => {
    document.documentElement.animate({ opacity: [1, 1] }, 60_000);
  },
  play: async ({ args, canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Show code' });
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    // The code is not drawn during a movement, such as the deal of the card.
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
    for (let times = 0; times < 3; times += 1) await idle();
    await expect(canvasElement.querySelector('[inert] [role=img]')).toBeNull();
    for (const movement of document.documentElement.getAnimations()) movement.finish();
    // A press then only turns the card: its first frame is cheap.
    const drawn = () => expect(canvasElement.querySelector('[inert] [role=img]')).not.toBeNull();
    await waitFor(drawn, { timeout: 10_000 });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onTurn).toHaveBeenLastCalledWith(true);
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleName('Show card');
    await expect(canvas.getByRole('img', { name: /QR code/ })).toBeVisible();
    const announced = canvasElement.querySelector('[aria-live]');
    await expect(announced).toHaveTextContent('Code shown');
    await userEvent.keyboard(' ');
    await expect(args.onTurn).toHaveBeenLastCalledWith(false);
    await expect(announced).toHaveTextContent('Card shown');
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

/** The theme and the card have the same tier. */
export const DoSameTier: Story = {
  tags: ['!dev', '!autodocs', '!test', 'do'],
  args: { tier: 'queen', tierName: 'Queen' },
  globals: { tier: 'queen' },
};

/** A card of one tier in the theme of another. */
export const DontOtherTier: Story = {
  tags: ['!dev', '!autodocs', '!test', 'dont'],
  args: { tier: 'queen', tierName: 'Queen' },
  globals: { tier: 'ace' },
};
