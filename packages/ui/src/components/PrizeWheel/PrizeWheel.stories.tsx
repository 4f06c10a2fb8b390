import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useState } from 'react';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { byTier } from '../../stories/modes/byTier.ts';
import { type StoryFile, stateControl } from '../../stories/stateControl.ts';
import { has } from '../../stories/steps.ts';
import * as stories from './PrizeWheel.stories.tsx';
import type { PrizeWheelProps } from './PrizeWheel.tsx';
import { PrizeWheel } from './PrizeWheel.tsx';
import { sevenPrizes } from './wheel.fixtures.ts';

const meta = {
  title: 'Components/PrizeWheel',
  component: PrizeWheel,
  parameters: {
    everyTier: byTier((tier) => ({
      tier,
      state: { status: 'landed', prize: 4 },
    })),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22rem', marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  argTypes: { state: stateControl((): StoryFile => stories) },
  args: {
    prizes: sevenPrizes,
    state: { status: 'standing' },
    seed: 'winter-wheel 2026-11-21',
    tier: 'jack',
    label: 'Prize wheel',
    onRest: fn(),
  },
} satisfies Meta<typeof PrizeWheel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Drawn to scale: the width of a slice is its chance, and the rim has a hundred marks. */
export const Standing: Story = { play: has('img', 'Prize wheel') };

/** A spin that is refused at once: the wheel stops before its first frame, and stays where it was. */
export const NeverTurns: Story = {
  tags: ['!autodocs'],
  args: { state: { status: 'turning' } },
  render: (args) => <Refused {...args} />,
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onRest).toHaveBeenCalledOnce());
    const wheel = canvas.getByRole('img', { name: 'Prize wheel' });
    await expect(wheel.getAnimations({ subtree: true })).toEqual([]);
  },
};

/** §1 of the game: the wheel stops on the server's prize, and then calls `onRest`. */
export const Settles: Story = {
  args: { state: { status: 'settling', prize: 5 } },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onRest).toHaveBeenCalledOnce(), { timeout: 8_000 });
  },
};

/** Stops the wheel in the frame in which it would begin to turn, and then calls `onRest`. */
function Refused(props: PrizeWheelProps) {
  const [state, setState] = useState(props.state);
  const { onRest } = props;
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      setState({ status: 'standing' });
      setTimeout(onRest, 100);
    });
    return () => cancelAnimationFrame(frame);
  }, [onRest]);
  return <PrizeWheel {...props} state={state} />;
}

/** Lands when it has stopped, as the page of a game does. */
function Spun(props: PrizeWheelProps) {
  const [state, setState] = useState(props.state);
  const land = () => {
    if ('prize' in state) setState({ status: 'landed', prize: state.prize });
    props.onRest();
  };
  return <PrizeWheel {...props} state={state} onRest={land} />;
}

/** Stops the wheel, and returns how often it then deals a ticket. */
const dealsOf =
  (times: number): NonNullable<Story['play']> =>
  async ({ args }) => {
    const animate = spyOn(Element.prototype, 'animate');
    await waitFor(() => expect(args.onRest).toHaveBeenCalledOnce(), { timeout: 8_000 });
    await new Promise(requestAnimationFrame);
    const dealt = animate.mock.contexts.filter(
      (element) => element instanceof SVGElement && 'ticket' in element.dataset,
    );
    animate.mockRestore();
    await expect(dealt).toHaveLength(times);
  };

/** A win deals a ticket out of the pointer, once. */
export const DealsATicket: Story = {
  args: { state: { status: 'settling', prize: 5 } },
  render: (args) => <Spun {...args} />,
  play: dealsOf(1),
};
export const DealsNothing: Story = {
  args: { state: { status: 'settling', prize: 7 } },
  render: (args) => <Spun {...args} />,
  play: dealsOf(0),
};
export const OnAPrize: Story = { args: { state: { status: 'landed', prize: 5 } } };
export const OnTheRarest: Story = { args: { state: { status: 'landed', prize: 1 } } };
export const OnNothing: Story = { args: { state: { status: 'landed', prize: 7 } } };
export const OnlyOnePlace: Story = {
  args: { prizes: sevenPrizes.slice(6), state: { status: 'landed', prize: 7 } },
};
