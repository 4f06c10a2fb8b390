import type { Tier } from '../../tokens/tiers.ts';
import { TierPip } from '../TierBadge/TierPip.tsx';
import { Cell, Head, None, Own, RowHead, Table, TierName } from './benefitComparisonStyle.ts';

/** A column: a tier, and whether it is the member's own. */
export interface ComparedTier {
  readonly tier: Tier;
  /** The tier's name as members read it. */
  readonly name: string;
  readonly own: boolean;
}

/** A row: a benefit, and what every tier gets of it; null where it does not have it. */
export interface ComparedBenefit {
  readonly id: string;
  readonly title: string;
  readonly gives: Readonly<Record<Tier, string | null>>;
}

export interface BenefitComparisonProps {
  /** At least one; as many as there is room for. */
  readonly tiers: readonly ComparedTier[];
  readonly benefits: readonly ComparedBenefit[];
  readonly labels: {
    /** Names the table, such as "What every tier is given". */
    readonly caption: string;
    /** Heads the column of benefits. */
    readonly benefit: string;
    /** Marks the member's own tier. */
    readonly own: string;
    /** Stands for a dash, for people who cannot see it. */
    readonly none: string;
  };
}

/**
 * Tiers beside each other, a row a benefit; the member's own column stands out.
 *
 * - When: a member weighs one tier against others. Seven need a wide window; a narrow one holds two.
 * - When not: one tier alone, which is a `BenefitList`.
 */
export function BenefitComparison({ tiers, benefits, labels }: BenefitComparisonProps) {
  return (
    <Table aria-label={labels.caption}>
      <thead>
        <tr>
          <Head scope="col">{labels.benefit}</Head>
          {tiers.map(({ tier, name, own }) => (
            <Head key={tier} scope="col" data-own={own || undefined}>
              <TierPip tier={tier} outlined={!own} />
              <TierName>{name}</TierName>
              {own && <Own>{labels.own}</Own>}
            </Head>
          ))}
        </tr>
      </thead>
      <tbody>
        {benefits.map(({ id, title, gives }) => (
          <tr key={id}>
            <RowHead scope="row">{title}</RowHead>
            {tiers.map(({ tier, own }) => (
              <Cell key={tier} data-own={own || undefined}>
                {gives[tier] ?? <None role="img" aria-label={labels.none} />}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
