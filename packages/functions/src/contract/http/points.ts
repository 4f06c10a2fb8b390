import * as z from 'zod/mini';
import { MAX_PAGE_OF_MOVEMENTS, pointMovementSchema } from '../points/movements.ts';
import { pointsSchema, pointsSummarySchema } from '../points/summary.ts';
import { cursorSchema, idSchema } from '../schemas.ts';
import type { Operation } from './operation.ts';

/** The summary of a member's points as a service sends it. */
export const serviceSummarySchema = z.extend(pointsSummarySchema, { crmId: idSchema });

/** A movement as a service sends it. */
export const serviceMovementSchema = z.extend(pointMovementSchema, { crmId: idSchema });

const params = { crmId: idSchema };
const noStatement = 'The service has no statement of points for this id.';

/** The operations with which a group explains points. It can have the first alone, or neither. */
export const POINTS_OPERATIONS = [
  {
    id: 'findPoints',
    method: 'get',
    path: '/members/{crmId}/points',
    summary: 'The points of a member: how many, when they end and why, and what they are worth.',
    params,
    reply: serviceSummarySchema,
    notFound: noStatement,
    isOptional: true,
  },
  {
    id: 'findPointMovements',
    method: 'get',
    path: '/members/{crmId}/points/movements',
    summary:
      'What came and what went of a member’s points, newest first by `bookedAt` and then by `id`.',
    params,
    query: { cursor: cursorSchema },
    reply: z.strictObject({
      items: z.array(serviceMovementSchema).check(z.maxLength(MAX_PAGE_OF_MOVEMENTS)),
      opening: z.nullable(pointsSchema),
      closing: z.nullable(pointsSchema),
      next: z.nullable(cursorSchema),
    }),
    notFound: noStatement,
    isOptional: true,
  },
] as const satisfies readonly Operation[];
