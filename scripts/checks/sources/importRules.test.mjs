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
    'without the design system',
  ],
  [
    'packages/functions/src/contract/a.ts',
    "import { createHash } from 'node:crypto';",
    'no server code',
  ],
  [
    'packages/functions/src/contract/b.ts',
    "import { x } from '../adapters/x.ts';",
    'no server code',
  ],
  ['packages/functions/src/contract/c.ts', "import { z } from 'zod';", 'zod/mini'],
  [
    'packages/functions/src/domain/persons/a.ts',
    "import { x } from '../../adapters/firestore/x.ts';",
    'Declare what it needs as a port',
  ],
  [
    'packages/functions/src/domain/persons/b.ts',
    "import { x } from '../../runtime/config.ts';",
    'Declare what it needs as a port',
  ],
  [
    'packages/functions/src/domain/persons/c.ts',
    "import { x } from 'firebase-admin/firestore';",
    'Declare what it needs as a port',
  ],
  [
    'packages/functions/src/domain/persons/d.ts',
    "export const load = () => import('../../adapters/x.ts');",
    'Declare what it needs as a port',
  ],
  ['packages/functions/src/domain/persons/e.ts', "import { x } from 'swr';", 'without React'],
  [
    'packages/functions/src/domain/ports/a.ts',
    "import { x } from '../persons/x.ts';",
    'A port is an interface',
  ],
  [
    'packages/functions/src/domain/ports/b.ts',
    "import type { X } from '../../adapters/x.ts';",
    'Declare what it needs as a port',
  ],
  [
    'packages/functions/src/runtime/a.ts',
    "import { x } from '../pipeline/x.ts';",
    'imports none of them',
  ],
  [
    'packages/functions/src/adapters/firestore/a.ts',
    "import { x } from '../../pipeline/errors.ts';",
    'nothing that calls it',
  ],
  [
    'packages/functions/src/adapters/http/a.ts',
    "import { x } from '../../composition/services.ts';",
    'nothing that calls it',
  ],
  [
    'packages/functions/src/adapters/mail/a.ts',
    "import { x } from '../../callables/x.ts';",
    'nothing that calls it',
  ],
  [
    'packages/functions/src/pipeline/a.ts',
    "import { x } from '../adapters/firebase.ts';",
    'chooses the adapters',
  ],
  [
    'packages/functions/src/composition/a.ts',
    "import { x } from '../callables/x.ts';",
    'does not import them',
  ],
  [
    'packages/functions/src/callables/users/a.ts',
    "import { x } from '../../adapters/mail/x.ts';",
    'Only the composition root',
  ],
  [
    'packages/functions/src/schedules/a.ts',
    "import { x } from '../../local/x.ts';",
    'Deployed code',
  ],
  [
    'packages/functions/src/callables/users/b.ts',
    "import { x } from '../../../content/format/x.ts';",
    'Only the composition root',
  ],
  [
    'packages/functions/content/a.ts',
    "import { x } from '../tools/content/x.ts';",
    'below the local stack',
  ],
  [
    'packages/functions/local/a.ts',
    "import { x } from '../testing/backend/x.ts';",
    'what npm start runs',
  ],
  [
    'packages/functions/tools/members/a.ts',
    "import { x } from '../../testing/backend/x.ts';",
    'do not import the tests',
  ],
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
  // Layers of the app.
  ['packages/app/src/lib/a.ts', "import { x } from '../session/x.ts';", 'the lowest layer'],
  ['packages/app/src/lib/calls/a.ts', "import { x } from '../../features/a/x.ts';", 'the lowest'],
  ['packages/app/src/lib/b.ts', "import { getApp } from 'firebase-admin/app';", 'server SDKs stay'],
  ['packages/app/src/pages/a.ts', "import { x } from '../lib/x.ts';", 'every layer reads'],
  [
    'packages/app/src/session/a.ts',
    "import { x } from '../features/home/x.ts';",
    'not the reverse',
  ],
  ['packages/app/src/session/b.ts', "import type { X } from '../pwa/x.ts';", 'not the reverse'],
  ['packages/app/src/pwa/a.ts', "import { x } from '../features/shared/x.ts';", 'imports only'],
  [
    'packages/app/src/features/home/a.ts',
    "import { x } from '../../shell/x.ts';",
    'the shell around',
  ],
  ['packages/app/src/features/home/b.ts', "import { x } from '../offers/x.ts';", 'another feature'],
  [
    'packages/app/src/features/home/c.ts',
    "import { Button } from '@casino/ui';",
    'Import the module',
  ],
  ['packages/app/src/features/shared/a/a.ts', "import { x } from '../../home/x.ts';", 'below'],
  ['packages/app/src/features/shared/a/b.ts', "import { x } from '../../../shell/x.ts';", 'shell'],
  ['packages/app/src/shell/a.ts', "import { App } from '../App.tsx';", 'App renders the shell'],
  ['packages/app/src/shell/b.ts', "import { x } from '../testing/x.ts';", 'Only tests import'],
  ['packages/app/src/h.ts', "import type { I } from './i.ts';", 'part of a cycle'],
  ['packages/app/src/i.ts', "import { h } from './h.ts';", 'part of a cycle'],
];
const ALLOWED = [
  ['packages/functions/src/domain/persons/ok.ts', "import { x } from '../../contract/tiers.ts';"],
  ['packages/functions/src/domain/persons/ok2.ts', "import { x } from '../ports/services.ts';"],
  [
    'packages/functions/src/adapters/firestore/persons/ok.ts',
    "import { x } from '../../../domain/ports/persons.ts';",
  ],
  [
    'packages/functions/src/adapters/firestore/persons/ok2.ts',
    "import { x } from '../content/publishedContent.ts';",
  ],
  ['packages/functions/src/pipeline/ok.ts', "import { x } from '../runtime/log.ts';"],
  [
    'packages/functions/src/callables/users/ok.ts',
    "import { x } from '../../composition/defineCallable.ts';",
  ],
  [
    'packages/functions/src/schedules/ok.ts',
    "import { x } from '../adapters/wallets/apple/settings.ts';",
  ],
  ['packages/functions/src/pipeline/ok.test.ts', "import { x } from '../adapters/x.ts';"],
  ['packages/app/src/ok.ts', "import '@casino/ui/fonts.css';"],
  ['packages/app/src/ok2.ts', "import { TIERS } from '@casino/functions/contract/tiers.ts';"],
  ['packages/app/src/ok3.ts', "import { Button } from '@casino/ui/primitives/Button/Button.tsx';"],
  ['packages/app/src/session/ok.ts', "import { x } from '../lib/calls/x.ts';"],
  ['packages/app/src/features/home/ok.ts', "import { x } from '../shared/offers/x.ts';"],
  ['packages/app/src/features/home/ok2.ts', "import { x } from '../../session/current/x.ts';"],
  ['packages/app/src/features/home/ok3.ts', "import { Page } from '@casino/ui/shell/Page.tsx';"],
  ['packages/app/src/features/shared/a/ok.ts', "import { x } from '../b/x.ts';"],
  ['packages/app/src/features/home/a.test.ts', "import { x } from '../../testing/x.ts';"],
  ['packages/app/src/shell/ok.ts', "import { x } from '../features/info/x.ts';"],
  ['packages/app/src/App.tsx', "import { x } from './shell/x.ts';"],
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
