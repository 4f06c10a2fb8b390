import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deployPreview } from './previewChannel.mjs';

const SET = {
  PREVIEW_PROJECT: 'casino-test',
  PREVIEW_SERVICE_ACCOUNT: '{"type":"service_account"}',
};

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'preview-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const deploy = (env, firebase) =>
  deployPreview({ folder: join(root, 'preview'), channel: 'pr-12', env, firebase });

describe('the preview channel of a pull request', () => {
  it.each(['PREVIEW_PROJECT', 'PREVIEW_SERVICE_ACCOUNT'])(
    'does not exist without %s',
    async (name) => {
      const said = await deploy({ ...SET, [name]: '' }, () => expect.fail('nothing is deployed'));
      expect(said).toMatch(/^There is no preview channel\. .*`PREVIEW_PROJECT`/);
    },
  );

  it('deploys the folder with a temporary key, and returns the addresses', async () => {
    let key;
    const said = await deploy(SET, async (args, env) => {
      key = env.GOOGLE_APPLICATION_CREDENTIALS;
      expect(readFileSync(key, 'utf8')).toBe(SET.PREVIEW_SERVICE_ACCOUNT);
      expect(env).not.toHaveProperty('PREVIEW_SERVICE_ACCOUNT');
      expect(args.slice(0, 4)).toEqual([
        'hosting:channel:deploy',
        'pr-12',
        '--project',
        'casino-test',
      ]);
      const { hosting } = JSON.parse(readFileSync(args[args.indexOf('--config') + 1], 'utf8'));
      expect(hosting.public).toBe('preview');
      return {
        stdout: JSON.stringify({ result: { site: { url: 'https://pr-12.example.test' } } }),
      };
    });
    expect(said).toContain('[Storybook](https://pr-12.example.test)');
    expect(said).toContain('(https://pr-12.example.test/looks/)');
    expect(existsSync(key)).toBe(false);
  });

  it('reports a failed deployment, and deletes the key', async () => {
    let key;
    const failed = deploy(SET, async (_, env) => {
      key = env.GOOGLE_APPLICATION_CREDENTIALS;
      throw new Error('HTTP Error: 403');
    });
    await expect(failed).rejects.toThrow('HTTP Error: 403');
    expect(existsSync(key)).toBe(false);
  });
});
