import type { DiaryProps } from './Diary.types.ts';

/** The months only. */
export function DiaryMobile({ children }: DiaryProps) {
  return children;
}
