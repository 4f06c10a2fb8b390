import type { Tier } from '../../tokens/tiers.ts';
import { useToLang } from '../RichText/useLang.ts';
import { TierPip } from '../TierBadge/TierPip.tsx';
import { Cell, Head, None, Own, RowHead, Table, TierName } from './benefitComparisonStyle.ts';

/** A column: a tier, and whether it is the member's own. */
export interface ComparedTier {
  readonly tier: Tier;
  /** The tier's name for members. */
  readonly name: string;
  readonly own: boolean;
}

/** A row: a benefit and its amount for each tier. */
export interface ComparedBenefit {
  readonly id: string;
  readonly title: string;
  /** The language of its texts, a BCP 47 tag; that of the group if it is absent. */
  readonly locale?: string | undefined;
  /** The amount for each tier, such as "10%", or null. */
  readonly gives: Readonly<Record<Tier, string | null>>;
}

/** Props of `BenefitComparison`. */
export interface BenefitComparisonProps {
  /** At least one tier, and as many as the width allows. */
  readonly tiers: readonly ComparedTier[];
  readonly benefits: readonly ComparedBenefit[];
  readonly labels: {
    /** The accessible name of the table, such as "What each tier brings". */
    readonly caption: string;
    /** The heading of the column of benefits. */
    readonly benefit: string;
    /** Marks the member's own tier. */
    readonly own: string;
    /** The text alternative of the dash for a missing benefit. */
    readonly none: string;
  };
}

/**
 * A table of tiers, with one row for each benefit. The member's own column is highlighted.
 *
 * - When: a member compares tiers. Seven tiers need a desktop window; a phone has space for two.
 * - When not: a single tier, which is a `BenefitList`.
 */
export function BenefitComparison({ tiers, benefits, labels }: BenefitComparisonProps) {
  const toLang = useToLang();
  return (
    <Table aria-label={labels.caption}>
      <thead>
        <tr>
          <Head scope="col">{labels.benefit}</Head>
          {tiers.map(({ tier, name, own }) => (
            <Head key={tier} scope="col" data-own={own || undefined}>
              <TierPip tier={tier} />
              <TierName>{name}</TierName>
              {own && <Own>{labels.own}</Own>}
            </Head>
          ))}
        </tr>
      </thead>
      <tbody>
        {benefits.map(({ id, locale, title, gives }) => (
          <tr key={id}>
            <RowHead scope="row" lang={toLang(locale)}>
              {title}
            </RowHead>
            {tiers.map(({ tier, own }) => (
              <Cell
                key={tier}
                data-own={own || undefined}
                lang={gives[tier] ? toLang(locale) : undefined}
              >
                {gives[tier] ?? <None role="img" aria-label={labels.none} />}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
