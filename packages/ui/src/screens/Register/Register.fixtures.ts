import type { MarketingQuestion, RegisterDraft } from './Register.types.ts';

/** Valid values of the join form. */
export const FILLED: RegisterDraft = {
  title: 'Ms',
  firstName: 'Zoë',
  lastName: "O'Sample-Ng",
  dob: '1990-05-17',
  gender: 'female',
  email: 'zoe@demo.test',
  mobile: '07700 900123',
  location: '6',
  over18: true,
  terms: true,
  marketing: [],
};

export const TITLES = ['Mr', 'Mrs', 'Miss', 'Ms', 'Mx', 'Dr'] as const;

export const MARKETING: MarketingQuestion = {
  question: 'Offers and news from our casinos',
  channels: [
    { value: 'email', label: 'Email' },
    { value: 'sms', label: 'Text' },
    { value: 'telephone', label: 'Phone' },
    { value: 'post', label: 'Post' },
  ],
};
