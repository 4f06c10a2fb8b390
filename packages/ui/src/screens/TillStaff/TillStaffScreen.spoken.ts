import { transcribe } from '../../stories/spoken/transcripts.tsx';
import * as stories from './TillStaffScreen.stories.tsx';

transcribe(stories, [
  'Choose',
  'Pin',
  'PinWrong',
  'PinLocked',
  'Locked',
  'LockedWithScan',
  'HandOver',
  'ShiftEnded',
  'StorageBlocked',
  'NewPin',
  'TooSimple',
  'Revoked',
]);
