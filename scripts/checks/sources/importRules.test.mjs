import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../lib/setUp.mjs';

const folder = mkdtempSync(join(tmpdir(), 'import-rules-'));

/** Each forbidden import, with a part of the message that explains the rule. */
const FORBIDDEN = [
  ['packages/ui/src/a.ts', "import { useNavigate } from 'react-router-dom';", 'has no router'],
  ['packages/ui/src/b.ts', "import useSWR from 'swr';", 'never fetches'],
  ['packages/ui/src/c.ts', "import { getAuth } from 'firebase/auth';", 'does not use Firebase'],
  [
    'packages/ui/src/d.ts',
    "import { TIERS } from '@casino/functions/contract/tiers.ts';",
    'published alone',
  ],
  ['packages/ui/src/e.ts', "import { x } from '../../packages/app/src/x.ts';", 'published alone'],
  [
    'packages/firestore/src/a.ts',
    "import { TIERS } from '@casino/functions/contract/tiers.ts';",
    'knows no casino',
  ],
  [
    'packages/firestore/src/b.ts',
    "import { TIERS } from '../../functions/src/contract/tiers.ts';",
    'knows no casino',
  ],
  ['packages/functions/src/a.ts', "import { useState } from 'react';", 'without React'],
  [
    'packages/functions/src/b.ts',
    "import { Button } from '@casino/ui';",
    'imports neither the app',
  ],
  [
    'packages/functions/src/contract/a.ts',
    "import { createHash } from 'node:crypto';",
    'no server code',
  ],
  ['packages/functions/src/contract/c.ts', "import { z } from 'zod';", 'zod/mini'],
  ['packages/app/src/a.ts', "import { getApp } from 'firebase-admin/app';", 'server SDKs stay'],
  [
    'packages/app/src/b.ts',
    "import { x } from '@casino/functions/src/x.ts';",
    'only through its contract',
  ],
  [
    'packages/app/src/c.ts',
    "import { x } from '../../functions/src/x.ts';",
    'only through its contract',
  ],
  ['packages/app/src/d.ts', "import { Button } from '@casino/ui';", 'Import the module'],
  [
    'packages/app/src/j.ts',
    "import { x } from '@casino/ui/screens/Offers/Offers.fixtures.ts';",
    'without its stories',
  ],
  ['packages/app/src/k.ts', "import { x } from '../../ui/src/x.ts';", 'without its stories'],
  [
    'packages/app/src/e.ts',
    "import { getDoc } from 'firebase/firestore';",
    'firebase/firestore/lite',
  ],
  [
    'packages/app/src/f.ts',
    "import type { Query } from 'firebase/firestore';",
    'firebase/firestore/lite',
  ],
  [
    'packages/app/src/g.ts',
    "import { runningBackend } from '@casino/functions/testing';",
    'only through its contract',
  ],
  [
    'packages/app/e2e/a.ts',
    "import { x } from '../../functions/local/x.ts';",
    'through @casino/functions/testing',
  ],
  ['packages/app/src/l.ts', "import { css } from 'styled-components';", 'has no styles'],
  ['packages/app/src/h.ts', "import type { I } from './i.ts';", 'part of a cycle'],
  ['packages/app/src/i.ts', "import { h } from './h.ts';", 'part of a cycle'],
];
const ALLOWED = [
  ['packages/app/src/ok.ts', "import '@casino/ui/fonts.css';"],
  ['packages/app/src/ok2.ts', "import { TIERS } from '@casino/functions/contract/tiers.ts';"],
  ['packages/app/src/ok3.ts', "import { Button } from '@casino/ui/primitives/Button/Button.tsx';"],
  ['packages/app/e2e/ok.ts', "import { runningBackend } from '@casino/functions/testing';"],
];

const reports = new Map();

beforeAll(() => {
  copyFileSync(join(ROOT, 'biome.json'), join(folder, 'biome.json'));
  for (const [file, line] of [...FORBIDDEN, ...ALLOWED]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${line}\n`);
  }
  const args = [
    'lint',
    '--vcs-enabled=false',
    '--only=style/noRestrictedImports',
    '--only=suspicious/noImportCycles',
    '--reporter=json',
  ];
  const biome = join(ROOT, 'node_modules/.bin/biome');
  const { stdout } = spawnSync(biome, [...args, '.'], { cwd: folder, encoding: 'utf8' });
  for (const { location, message } of JSON.parse(stdout).diagnostics) {
    reports.set(location.path, message);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The requirement that forbids the imports of a package. */
const REQUIREMENTS = { ui: '§10.6', app: '§10.2', functions: '§10' };

describe('§10 import rules between packages', () => {
  it.each(FORBIDDEN.map((row) => [REQUIREMENTS[row[0].split('/')[1]], ...row]))(
    '%s %s may not %s',
    (_, file, __, explanation) => {
      expect(reports.get(file)).toContain(explanation);
    },
  );

  it.each(ALLOWED)('%s may %s', (file) => {
    expect(reports.has(file)).toBe(false);
  });
});
