import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectErrors, formArgs } from '../../stories/accountStories.ts';
import { stateControl } from '../../stories/stateControl.ts';
import { beforeMembership } from '../../stories/storyFrames.tsx';
import { CASINOS, formStates, isOfAge } from '../account/form.fixtures.ts';
import { FILLED, MARKETING, TITLES } from './Register.fixtures.ts';
import { RegisterScreen } from './RegisterScreen.tsx';

const meta = {
  title: 'Screens/Register',
  component: RegisterScreen,
  ...beforeMembership({ modes: { light: ['Known', 'Refused'] } }),
  argTypes: { state: stateControl(formStates) },
  args: {
    ...formArgs(),
    casinos: CASINOS,
    titles: TITLES,
    marketing: MARKETING,
    signedInAs: null,
    termsHref: '?info=terms',
    supportHref: '/account/support',
    isOfAge,
    onDraft: fn(),
  },
} satisfies Meta<typeof RegisterScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const retryCasinos = fn();

export const Ready: Story = {};
export const CasinosLoading: Story = {
  tags: ['loading'],
  args: { casinos: { status: 'loading' } },
};
export const CasinosFailed: Story = {
  tags: ['error'],
  args: { casinos: { status: 'error', busy: false, onRetry: retryCasinos } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not load the casinos.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retryCasinos).toHaveBeenCalledOnce();
  },
};
export const SignedIn: Story = { args: { signedInAs: 'unlinked@demo.test' } };

/** The login fills name and date of birth. Typed values stay. */
export const Known: Story = {
  args: {
    signedInAs: 'unlinked@demo.test',
    draft: { lastName: 'Sample-Typed' },
    known: { firstName: 'Zoë', lastName: "O'Sample-Ng", dob: '1990-05-17' },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/filled in from your login/)).toBeVisible();
    await expect(canvas.getByLabelText('First name')).toHaveValue('Zoë');
    await expect(canvas.getByLabelText('Last name')).toHaveValue('Sample-Typed');
    await expect(canvas.getByLabelText('Day')).toHaveValue('17');
    await expect(canvas.getByLabelText('Year')).toHaveValue('1990');
    await expect(args.onDraft).toHaveBeenLastCalledWith(
      expect.objectContaining({ firstName: 'Zoë', lastName: 'Sample-Typed', dob: '1990-05-17' }),
    );
  },
};
export const Pending: Story = { args: { draft: FILLED, state: { status: 'pending' } } };
export const Offline: Story = {
  tags: ['offline'],
  args: { draft: FILLED, state: { status: 'offline' } },
};

/** §8: the server's message, or "Something went wrong". */
export const Refused: Story = {
  tags: ['error'],
  args: { draft: FILLED, state: { status: 'error', message: 'Something went wrong' } },
};
export const NothingTyped: Story = {
  tags: ['error'],
  name: '§5.1 §5.2 §5.6 §5.7 §5.8 The join form says what is missing',
  play: expectErrors('Join now', [
    'Title is required',
    'First name is required',
    'Last name is required',
    'Date of birth is required',
    'Please select a gender',
    'Email is required',
    'Mobile phone is required',
    'Home casino is required',
    'Please confirm you are over the age of 18',
    'Please accept the Terms & Conditions to create an account',
    'Please provide all the required information',
  ]),
};
export const Wrong: Story = {
  tags: ['error'],
  name: '§5.3 §5.5 §5.8 The join form says what is wrong',
  args: { draft: { ...FILLED, email: 'zoe@', dob: '2010-01-01', mobile: '12', terms: false } },
  play: expectErrors('Join now', [
    'Invalid email address',
    'You must be 18 or over to join',
    'Please enter a valid mobile number',
    'Please accept the Terms & Conditions to create an account',
    'Please complete the errors highlighted in red',
  ]),
};

/** Only ticked consents are submitted. */
export const Submitted: Story = {
  args: { draft: { ...FILLED, over18: false, terms: false } },
  play: async ({ canvas, args }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByLabelText('I confirm that I am over the age of 18'));
    await userEvent.click(canvas.getByRole('checkbox', { name: /I accept the/ }));
    await userEvent.click(canvas.getByLabelText('Text'));
    await userEvent.click(canvas.getByRole('button', { name: 'Join now' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        ...FILLED,
        location: 6,
        marketing: ['sms'],
      }),
    );
  },
};
