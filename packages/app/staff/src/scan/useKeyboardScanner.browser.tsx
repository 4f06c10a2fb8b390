import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { useKeyboardScanner } from './useKeyboardScanner.ts';

interface PageProps {
  readonly isLocked?: boolean;
  readonly onScan: (text: string | undefined) => void;
  readonly onPress?: () => void;
}

function Page({ isLocked = false, onScan, onPress }: PageProps) {
  const [text, setText] = useState('');
  useKeyboardScanner({ isLocked, onScan: ({ readings }) => onScan(readings[0]) });
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <button type="button" onClick={onPress}>
        Next guest
      </button>
      <label>
        Number <input value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <label>
        Password <input type="password" />
      </label>
      <label>
        <input type="radio" name="reason" /> Wrong guest
      </label>
    </form>
  );
}

/** A person presses one key, and waits. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 100));

const NAMES: Readonly<Record<string, string>> = { '\r': 'Enter', '\t': 'Tab', '\u001b': 'Escape' };

/** Presses keys as fast as a scanner, with what browsers do for characters in a field, and Enter and Space on a button. */
function scan(text: string): void {
  for (const character of text) {
    const key = NAMES[character] ?? character;
    const target = document.activeElement ?? document.body;
    const options = { key, bubbles: true, cancelable: true };
    const isLeft = target.dispatchEvent(new KeyboardEvent('keydown', options));
    if (!isLeft) continue;
    if (target instanceof HTMLInputElement) document.execCommand('insertText', false, key);
    else if (/^(?:Enter| )$/.test(key) && target instanceof HTMLElement) target.click();
  }
}

afterEach(cleanup);

describe('a scanner that acts as a keyboard', () => {
  it('presses no button by Enter and a line feed, or by Tab, Enter and Space', async () => {
    const onScan = vi.fn();
    const onPress = vi.fn();
    const screen = await render(<Page onScan={onScan} onPress={onPress} />);
    const button = screen.getByRole('button');
    (button.element() as HTMLElement).focus();
    scan('100201\r\r');
    await pause();
    scan('\r\t\r \u001b \r');
    await pause();
    expect(onPress).not.toHaveBeenCalled();
    expect(onScan.mock.calls[0]).toEqual(['100201']);
  });

  it('leaves the keys of a person to buttons and choices', async () => {
    const onPress = vi.fn();
    const screen = await render(<Page onScan={() => {}} onPress={onPress} />);
    (screen.getByRole('button').element() as HTMLElement).focus();
    for (const key of ['{Enter}', '{ }']) {
      await userEvent.keyboard(key);
      await pause();
    }
    expect(onPress).toHaveBeenCalledTimes(2);
    (screen.getByRole('radio').element() as HTMLElement).focus();
    await userEvent.keyboard('{ }');
    await expect.element(screen.getByRole('radio')).toBeChecked();
  });

  it('gives a field the text back that it replaced, and does not submit it', async () => {
    const onScan = vi.fn();
    const screen = await render(<Page onScan={onScan} />);
    const field = screen.getByLabelText('Number');
    await field.fill('12');
    (field.element() as HTMLInputElement).select();
    scan('100201\r');
    expect(onScan).toHaveBeenCalledWith('100201');
    await expect.element(field).toHaveValue('12');
  });

  it('is not looked for in a log-in: password managers type as fast', async () => {
    const onScan = vi.fn();
    const screen = await render(<Page onScan={onScan} />);
    (screen.getByLabelText('Password').element() as HTMLElement).focus();
    scan('Demo-pass-1\r');
    await pause();
    expect(onScan).not.toHaveBeenCalled();
  });
});
