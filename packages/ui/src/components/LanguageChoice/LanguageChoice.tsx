import { useId } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { typography, vars } from '../../tokens/vars.ts';

/** The languages of members, each named in itself, so that its readers find it in any other. */
export const LANGUAGE_NAMES = { 'en-GB': 'English', 'zh-Hans': '简体中文' } as const;

/** A language of members: a BCP 47 tag. */
export type LanguageTag = keyof typeof LANGUAGE_NAMES;

const TAGS = Object.keys(LANGUAGE_NAMES) as LanguageTag[];

const Choice = styled.label`
  ${typography('smallStrong')}
  position: relative;
  display: inline-grid;
  align-items: center;
  min-block-size: ${vars.size.target};
  padding-inline: ${vars.space[4]};
`;

/** Covers the name, so that the focus is drawn around it. */
const Button = styled.input`
  appearance: none;
  position: absolute;
  inset: 0;
  border: ${vars.size.hairline} solid transparent;
  border-radius: ${vars.radius.pill};
  cursor: pointer;

  &:checked::after {
    content: '';
    position: absolute;
    inset: 0;
    border: ${vars.size.outline} solid;
    border-radius: inherit;
  }
`;

/** Props of `LanguageChoice`. */
export interface LanguageChoiceProps {
  readonly language: LanguageTag;
  /** Called with the chosen language. It applies at once, without a button. */
  readonly onLanguage: (language: LanguageTag) => void;
}

/**
 * The choice of the language of the app, with native radio buttons.
 *
 * - When: on the first pages of a visitor, and in the settings.
 * - When not: the language of a text by the casino, which stays as it was written.
 */
export function LanguageChoice({ language, onLanguage }: LanguageChoiceProps) {
  const { common } = useMessages();
  const name = useId();
  return (
    <div role="radiogroup" aria-label={common.language}>
      {TAGS.map((tag) => (
        <Choice key={tag} lang={tag}>
          <Button
            type="radio"
            name={name}
            checked={tag === language}
            onChange={() => onLanguage(tag)}
          />
          {LANGUAGE_NAMES[tag]}
        </Choice>
      ))}
    </div>
  );
}
