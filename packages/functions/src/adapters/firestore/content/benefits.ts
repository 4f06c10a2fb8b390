import * as z from 'zod/mini';
import { type Benefit, benefitSchema } from '../../../contract/benefits/getBenefits.ts';
import { fromDocument } from '../document.ts';
import type { ContentRoot } from './publishedContent.ts';

/** The document of a venue's benefits. */
export const storedBenefitsSchema = z.strictObject({ benefits: z.array(benefitSchema) });

/** The benefits of a venue for each tier: `benefits/{venueId}`; null if the venue has none. */
export async function findBenefits(
  root: ContentRoot,
  venueId: number,
): Promise<readonly Benefit[] | null> {
  const snapshot = await root.collection('benefits').doc(String(venueId)).get();
  if (!snapshot.exists) return null;
  return fromDocument(storedBenefitsSchema, snapshot.data()).benefits;
}
