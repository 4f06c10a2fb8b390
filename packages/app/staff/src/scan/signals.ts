import type { ScanState } from './scanMachine.ts';

/** How a result sounds: it must be recognised in a loud room, without a look at the screen. */
type Signal = 'accepted' | 'used' | 'refused';

interface Tone {
  /** In hertz. */
  readonly pitch: number;
  /** In seconds. */
  readonly starts: number;
  readonly lasts: number;
}

const TONES: Readonly<Record<Signal, readonly Tone[]>> = {
  accepted: [
    { pitch: 660, starts: 0, lasts: 0.09 },
    { pitch: 990, starts: 0.1, lasts: 0.16 },
  ],
  used: [
    { pitch: 440, starts: 0, lasts: 0.1 },
    { pitch: 440, starts: 0.16, lasts: 0.1 },
  ],
  refused: [{ pitch: 180, starts: 0, lasts: 0.4 }],
};

/** Milliseconds of vibration and pause. */
const VIBRATIONS: Readonly<Record<Signal, number[]>> = {
  accepted: [60],
  used: [80, 80, 80],
  refused: [300],
};

const LOUDNESS = 0.4;
/** A tone that starts or stops abruptly clicks, so it fades in and out. In seconds. */
const FADE = 0.01;

/**
 * The signal of a result, or of a scan that was not used: the scanner itself sounds as if it were. Null if the till waits,
 * and for a reversal, which staff themselves have requested.
 */
export function scanSignal(state: ScanState): Signal | null {
  if (state.status === 'checking') return null;
  if (state.status === 'ready') return state.problem === null ? null : 'refused';
  const { result } = state;
  if (result.outcome === 'redeemed') return result.redemption.reversal ? null : 'accepted';
  return result.outcome === 'already' ? 'used' : 'refused';
}

let audio: AudioContext | null = null;

/** Lets the page play sounds. Browsers allow it only in the handler of a press or a key. */
export function allowSound(): void {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') audio.resume().catch(() => {});
}

/** Plays a signal, and vibrates if the device can. */
export function playSignal(signal: Signal, isSoundOn: boolean): void {
  if ('vibrate' in navigator) navigator.vibrate(VIBRATIONS[signal]);
  if (!isSoundOn || audio === null) return;
  for (const tone of TONES[signal]) play(audio, tone);
}

function play(context: AudioContext, { pitch, starts, lasts }: Tone): void {
  const begin = context.currentTime + starts;
  const end = begin + lasts;
  const oscillator = new OscillatorNode(context, { type: 'square', frequency: pitch });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(LOUDNESS, begin + FADE);
  gain.gain.setValueAtTime(LOUDNESS, end - FADE);
  gain.gain.linearRampToValueAtTime(0, end);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(begin);
  oscillator.stop(end);
}
