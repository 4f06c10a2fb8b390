import type {
  MovementKind,
  StatementMovement,
} from '@casino/functions/contract/points/movements.ts';
import type { PointsRule } from '@casino/functions/contract/points/summary.ts';
import type { ReversalReason, ScanRefusal } from '@casino/functions/contract/till/redemption.ts';
import type * as screen from '@casino/ui/screens/Points/Points.types.ts';
import type * as shared from '@casino/ui/screens/shared/pointsRule.types.ts';
import type * as till from '@casino/ui/screens/till/till.types.ts';
import { expectTypeOf, it } from 'vitest';

// The package `@casino/ui` imports nothing of the contract. The part `types` fails if a word is only in one of them.
it('the design system has the words of the contract, and no others', () => {
  expectTypeOf<screen.KindOfPoints>().toEqualTypeOf<StatementMovement['points']>();
  expectTypeOf<screen.MovementKind>().toEqualTypeOf<MovementKind>();
  expectTypeOf<shared.PointsRule>().toEqualTypeOf<PointsRule>();
  expectTypeOf<till.TillRefusal>().toEqualTypeOf<ScanRefusal>();
  expectTypeOf<till.TillReversalReason>().toEqualTypeOf<ReversalReason>();
});
