import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  cut,
  json,
  type ScriptedService,
  scriptedService,
} from '../../testing/faults/scriptedService.ts';
import { SERVICE_LIMITS } from '../adapters/http/resilience.ts';
import { serviceClient } from '../adapters/http/serviceClient.ts';
import { memberHttpService } from '../contract/http/members.ts';
import { ServiceError } from '../domain/ports/serviceError.ts';
import {
  lastRefusals,
  noteRefusal,
  observeServices,
  type ServiceState,
  serviceStates,
} from './serviceStates.ts';

const LIMITS = { ...SERVICE_LIMITS, repetitions: 0, failures: 2, restMs: 50 };

let service: ScriptedService;
beforeAll(async () => {
  service = await scriptedService();
});
afterAll(() => service.close());

let seen: ServiceState[];
beforeEach(() => {
  seen = [];
  observeServices({ onState: (state) => seen.push(state) });
});

describe('the state of a service', () => {
  it('has the circuit, which an error names, and since when the service answers', async () => {
    const settings = { url: service.url, credentials: { token: 'secret' } };
    const client = serviceClient(memberHttpService, settings, LIMITS);
    const body = { email: 'a@casino.test', location: 6 };
    const send = () => client.send('isMember', { body });
    service.script(cut, cut, json({ isMember: true }));
    await expect(send()).rejects.toThrow('isMember, no reply');
    await expect(send()).rejects.toThrow('isMember, no reply');
    await expect(send()).rejects.toThrow('isMember, the circuit is open: no request was sent');
    expect(serviceStates()).toEqual([
      { service: 'Member service', circuit: 'open', answersSince: null },
    ]);
    await new Promise((resolve) => setTimeout(resolve, 2 * LIMITS.restMs));
    await send();
    expect(serviceStates()).toEqual([
      { service: 'Member service', circuit: 'closed', answersSince: expect.any(String) },
    ]);
    const circuits = seen.map(({ circuit }) => circuit);
    expect([...new Set(circuits)]).toEqual(['open', 'half-open', 'closed']);
  });
});

describe('the refused replies', () => {
  it('are the last twenty, newest first, without other failures', () => {
    const refusals: string[] = [];
    observeServices({ onRefusal: ({ detail }) => refusals.push(detail) });
    for (let count = 1; count <= 25; count += 1) {
      noteRefusal(new ServiceError('broken', `reply ${count}`, { fields: ['id'], rule: 'G-15' }));
    }
    noteRefusal(new ServiceError('unavailable', 'no reply'));
    expect(refusals).toHaveLength(25);
    expect(lastRefusals()).toHaveLength(20);
    expect(lastRefusals()[0]).toMatchObject({ detail: 'reply 25', fields: ['id'], rule: 'G-15' });
  });
});
