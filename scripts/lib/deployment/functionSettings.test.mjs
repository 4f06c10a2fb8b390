import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { functionSettings } from './functionSettings.mjs';

const folder = mkdtempSync(join(tmpdir(), 'settings-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name, text) => writeFileSync(join(folder, name), text);

describe('the settings of the functions of a project', () => {
  it('are empty without files', () => {
    expect(functionSettings('a-project', folder)).toEqual({});
  });

  it('are those of all projects, overridden by those of the project', () => {
    write('.env', 'APP_ORIGIN=https://all.test\nAPPLE_TEAM_ID=TEAM000000\n');
    write('.env.a-project', 'APP_ORIGIN="https://a.test" # production\n');
    write('.env.b-project', 'APP_ORIGIN=https://b.test\n');
    expect(functionSettings('a-project', folder)).toEqual({
      APP_ORIGIN: 'https://a.test',
      APPLE_TEAM_ID: 'TEAM000000',
    });
  });
});
