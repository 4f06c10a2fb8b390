import { memberHttpService } from '../../contract/http/members.ts';
import type { PointsService } from '../../domain/ports/points.ts';
import { ServiceError } from '../../domain/ports/serviceError.ts';
import { SERVICE_LIMITS, type ServiceLimits } from './resilience.ts';
import { serviceClient } from './serviceClient.ts';
import type { ServiceSettings } from './serviceSettings.ts';

/**
 * The statements of points of a group over HTTP (docs/connect.md). It caches nothing. A reply about another member
 * than the requested one is an error.
 */
export function httpPoints(
  settings: ServiceSettings,
  limits: ServiceLimits = SERVICE_LIMITS,
): PointsService {
  const client = serviceClient(memberHttpService, settings, limits);
  return {
    async findPoints(crmId) {
      const answer = await client.send('findPoints', { params: { crmId } });
      if (answer.status !== 'ok') return null;
      const { crmId: owner, ...summary } = answer.reply;
      expectOwn([owner], crmId);
      return summary;
    },
    async findPointMovements(crmId, cursor) {
      const answer = await client.send('findPointMovements', {
        params: { crmId },
        query: { cursor: cursor ?? undefined },
      });
      if (answer.status !== 'ok') return null;
      const { items, opening, closing, next } = answer.reply;
      expectOwn(
        items.map((each) => each.crmId),
        crmId,
      );
      const movements = items.map(({ crmId: _, ...movement }) => movement);
      return { movements, opening, closing, next };
    },
  };
}

/** The points of another member must reach nobody. */
function expectOwn(owners: readonly string[], crmId: string): void {
  if (owners.every((owner) => owner === crmId)) return;
  throw new ServiceError('broken', 'the points are of another member', {
    fields: ['crmId'],
    rule: 'G-15',
  });
}
