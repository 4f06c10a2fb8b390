import type { Member } from '@casino/functions/contract/member.ts';
import type {
  ProfileValues,
  WithdrawalOutcome,
} from '@casino/functions/contract/members/updateProfile.ts';
import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import type { SavingState } from '@casino/ui/screens/Settings/Settings.types.ts';
import { useRef, useState } from 'react';
import { attempt } from '../../../lib/calls/api.ts';
import { reloadMember, session } from '../../../session/current/appSession.ts';
import { useMember } from '../../../session/current/useSession.ts';
import { notSavedText } from './notSavedText.ts';

/** A no to a box, with the outcome at the member's other casinos. */
export interface Withdrawn {
  readonly box: string;
  readonly outcomes: readonly WithdrawalOutcome[];
}

/** Saves checkboxes one after another. */
export interface ProfileSaver {
  /** The state of a box to show: the one being saved, otherwise the saved one. */
  readonly shown: (box: string, saved: boolean) => boolean;
  readonly saving: SavingState;
  /** The last no that was sent to several casinos; null before. */
  readonly withdrawn: Withdrawn | null;
  /** Saves `ticked` for a box. `toValues` makes the request from the member's record at that time. */
  readonly save: (
    box: string,
    ticked: boolean,
    toValues: (saved: Member, ticked: boolean) => ProfileValues,
  ) => void;
}

/**
 * Saves optimistically: a box shows its new state at once, and the saved state again after a failure. Requests are sent
 * in the order of the ticks, so that the last one counts.
 */
export function useProfileSaver(): ProfileSaver {
  const messages = useMessages();
  const loaded = useMember();
  const [pending, setPending] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [saving, setSaving] = useState<SavingState>({ status: 'idle' });
  const [withdrawn, setWithdrawn] = useState<Withdrawn | null>(null);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const latest = useRef(new Map<string, number>());
  const waiting = useRef(0);

  const send = async (
    box: string,
    toValues: (saved: Member) => ProfileValues,
  ): Promise<SavingState> => {
    const current = session.getSnapshot();
    if (current.status !== 'ready') return { status: 'idle' };
    const { member, membership } = current.data;
    const { location, crmId } = membership;
    const values = toValues(member);
    try {
      const reply = await attempt('members-updateProfile', {
        location,
        crmId,
        values,
      });
      if (!reply.success) {
        return { status: 'failed', message: messages.settings.communications.changed };
      }
      setWithdrawn(reply.withdrawn ? { box, outcomes: reply.withdrawn } : null);
      if (reply.result) session.memberChanged(reply.result);
      else await reloadMember();
      return { status: 'saved' };
    } catch (error) {
      return { status: 'failed', message: notSavedText(messages, error) };
    }
  };

  const save: ProfileSaver['save'] = (box, ticked, toValues) => {
    if (loaded === null) return;
    const id = (latest.current.get(box) ?? 0) + 1;
    latest.current.set(box, id);
    waiting.current += 1;
    setPending((boxes) => new Map(boxes).set(box, ticked));
    setSaving({ status: 'saving' });
    queue.current = queue.current.then(async () => {
      const outcome = await send(box, (saved) => toValues(saved, ticked));
      waiting.current -= 1;
      if (waiting.current === 0 || outcome.status === 'failed') setSaving(outcome);
      if (latest.current.get(box) !== id) return;
      setPending((boxes) => new Map([...boxes].filter(([name]) => name !== box)));
    });
  };

  return { shown: (box, saved) => pending.get(box) ?? saved, saving, withdrawn, save };
}
