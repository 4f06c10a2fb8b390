import type { Meta, StoryObj } from '@storybook/react-vite';
import { mobileView } from '../../stories/views.ts';
import { Badge } from '../Badge/Badge.tsx';
import { DefinitionList } from './DefinitionList.tsx';

const meta = {
  title: 'Primitives/DefinitionList',
  component: DefinitionList,
  args: {
    items: [
      { term: 'Membership number', description: '100200' },
      { term: 'Home casino', description: 'The Example Rooms' },
      { term: 'Email', description: 'a.rather.long.address.of.a.member@example-rooms.test' },
      { term: 'Status', description: <Badge tone="success">Verified</Badge> },
    ],
  },
} satisfies Meta<typeof DefinitionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Narrow: Story = { globals: mobileView };
