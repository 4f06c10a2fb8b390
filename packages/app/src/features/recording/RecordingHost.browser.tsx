import { CONSENT_WORDING } from '@casino/functions/contract/consents.ts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { member } from '../../session/state/session.fixtures.ts';
import { configurePage } from '../../testing/configurePage.ts';
import { backend } from '../../testing/fakeBackend.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { openApp, setOnline } from '../../testing/openApp.tsx';

provideRoutes(import.meta.glob('./{more/More,settings/Settings}Route.tsx', { base: '../' }));

const UPDATE = 'members-updateProfile';
const question = page.getByRole('dialog', { name: 'Let us learn from recordings' });
const wording = CONSENT_WORDING['session-recording'];
const box = page.getByRole('checkbox', { name: wording });

/** Configures recording until the test has finished. */
function recordingGroup(): void {
  vi.stubEnv('DEV', false);
  configurePage({ recordingEndpoint: '/recordings' });
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
}

function keeps(given: boolean): void {
  const at = '2026-11-21T12:00:00Z';
  const consents = [{ topic: 'session-recording', given, wording, at } as const];
  backend.reply(UPDATE, { success: true, result: { ...member, consents } });
}

describe('§7 the question about session recording', () => {
  it('is asked once, and the settings show a refusal', async () => {
    const { reopen } = await openApp('/settings', { given: recordingGroup });
    keeps(false);
    await question.getByRole('button', { name: 'No, thank you' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(backend.requestsOf(UPDATE)).toMatchObject([
      { values: { consents: [{ topic: 'session-recording', given: false, wording }] } },
    ]);
    await reopen();
    await expect.element(box).not.toBeChecked();
    await expect.element(question).not.toBeInTheDocument();
  });

  it('is not asked again in this visit if the answer could not be stored', async () => {
    await openApp('/more', { given: recordingGroup });
    backend.refuse(UPDATE, 'internal');
    await question.getByRole('button', { name: 'No, thank you' }).click();
    await expect.element(question).not.toBeInTheDocument();
  });

  it('is not asked offline', async () => {
    await openApp('/more', { given: recordingGroup });
    await expect.element(question).toBeVisible();
    setOnline(false);
    await expect.element(question).not.toBeInTheDocument();
  });

  it('is not asked if the group does not record', async () => {
    await openApp('/settings');
    await expect.element(page.getByRole('heading', { name: 'Your data' })).toBeVisible();
    await expect.element(box).not.toBeInTheDocument();
    await expect.element(question).not.toBeInTheDocument();
  });
});
