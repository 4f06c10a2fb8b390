import type { Firestore } from 'firebase-admin/firestore';
import { firestoreContentService } from '../adapters/firestore/content/contentService.ts';
import type { ContentRoot } from '../adapters/firestore/content/publishedContent.ts';
import { firestoreMemberService } from '../adapters/firestore/members/memberService.ts';
import { firestorePoints } from '../adapters/firestore/points/firestorePoints.ts';
import { firestoreRedemptions } from '../adapters/firestore/till/redemptions.ts';
import type { ContentService } from '../domain/ports/contentService.ts';
import type { MemberService } from '../domain/ports/memberService.ts';
import type { PointsService } from '../domain/ports/points.ts';
import type { RedemptionService } from '../domain/ports/redemptions.ts';
import { config } from '../runtime/config.ts';
import { reportStaleContent } from '../runtime/log.ts';
import { currentTimeLimits } from '../runtime/timeLimits.ts';

/** The member service at `MEMBER_SERVICE_URL`, or else the one in Firestore. */
export function chosenMemberService(
  database: () => Firestore,
  published: () => Promise<ContentRoot>,
): MemberService {
  const own = firestoreMemberService(database, published);
  return chosen(own, config.memberServiceUrl, async (url) => {
    const [{ httpMemberService }, { serviceSettings }] = await Promise.all([
      import('../adapters/http/httpMemberService.ts'),
      import('../adapters/http/serviceSettings.ts'),
    ]);
    const settings = serviceSettings('members', url, config.serviceCredentials.value());
    return httpMemberService(settings, own);
  });
}

/** The redemptions of the member service at `MEMBER_SERVICE_URL`, or else those in Firestore. */
export function chosenRedemptions(
  database: () => Firestore,
  published: () => Promise<ContentRoot>,
): RedemptionService {
  const own = firestoreRedemptions(database, published);
  return chosen(own, config.memberServiceUrl, async (url) => {
    const [{ httpRedemptions }, { serviceSettings }] = await Promise.all([
      import('../adapters/http/httpRedemptions.ts'),
      import('../adapters/http/serviceSettings.ts'),
    ]);
    const settings = serviceSettings('members', url, config.serviceCredentials.value());
    return httpRedemptions(settings, own, firestoreMemberService(database, published));
  });
}

/** The statements of points of the member service at `MEMBER_SERVICE_URL`, or else those in Firestore. */
export function chosenPoints(database: () => Firestore): PointsService {
  return chosen(firestorePoints(database), config.memberServiceUrl, async (url) => {
    const [{ httpPoints }, { serviceSettings }] = await Promise.all([
      import('../adapters/http/httpPoints.ts'),
      import('../adapters/http/serviceSettings.ts'),
    ]);
    return httpPoints(serviceSettings('members', url, config.serviceCredentials.value()));
  });
}

/** The content service at `CONTENT_SERVICE_URL`, or else the one in Firestore, which reads below `published`. */
export function chosenContentService(
  database: () => Firestore,
  published: () => Promise<ContentRoot>,
): ContentService {
  return chosen(
    firestoreContentService(database, published),
    config.contentServiceUrl,
    async (url) => {
      const [{ httpContentService }, { CONTENT_AGES, contentCache }, { serviceSettings }] =
        await Promise.all([
          import('../adapters/http/httpContentService.ts'),
          import('../adapters/http/contentCache.ts'),
          import('../adapters/http/serviceSettings.ts'),
        ]);
      const settings = serviceSettings('content', url, config.serviceCredentials.value());
      const recentMs = currentTimeLimits().contentAgeMs;
      const freshMs = Math.min(CONTENT_AGES.freshMs, recentMs);
      return httpContentService(
        settings,
        contentCache(reportStaleContent, { ...CONTENT_AGES, freshMs, recentMs }),
      );
    },
  );
}

type Method = (...args: never[]) => Promise<unknown>;

/**
 * A service whose implementation is chosen at its first call: settings have values only at run time, and a deployment
 * without the setting must not load the code of the adapter.
 */
function chosen<S extends { [Name in keyof S]: Method }>(
  own: S,
  url: { value(): string },
  load: (url: string) => Promise<S>,
): S {
  let service: Promise<S> | undefined;
  const methods = (Object.keys(own) as (keyof S)[]).map((name) => [
    name,
    async (...args: never[]) => {
      service ??= url.value() ? load(url.value()) : Promise.resolve(own);
      return (await service)[name](...args);
    },
  ]);
  return Object.fromEntries(methods) as S;
}
