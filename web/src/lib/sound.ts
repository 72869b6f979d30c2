/** Short, wooden, quiet sounds, made on the spot: no file is loaded. */

import { knocks, lag } from '../board/roll';
import { TUMBLE } from '../board/thrown';
import { paced, preferences } from './preferences.svelte';

export type Sound = 'dice' | 'piece' | 'capture' | 'line' | 'turn' | 'win' | 'end' | 'clock';

let context: AudioContext | null = null;

/** Browsers let a page sound only after it was touched. */
function open(): AudioContext | null {
  if (!preferences.hasSound || typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

/** A knock on wood: a short burst of noise through a narrow band. */
function knock(audio: AudioContext, at: number, pitch: number, loudness: number): void {
  const length = 0.09;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1)
    samples[index] = (Math.random() * 2 - 1) * Math.exp((-9 * index) / samples.length);
  const source = new AudioBufferSourceNode(audio, { buffer });
  const band = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 7 });
  const gain = new GainNode(audio, { gain: loudness });
  source.connect(band).connect(gain).connect(audio.destination);
  source.start(at);
}

/** A bar of wood struck softly. */
function ring(audio: AudioContext, at: number, pitch: number, loudness: number): void {
  const tone = new OscillatorNode(audio, { type: 'sine', frequency: pitch });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(loudness, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.35);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.4);
  knock(audio, at, pitch * 2, loudness);
}

/** Plays a sound, unless it is turned off. */
export function play(sound: Sound): void {
  const audio = open();
  if (!audio || audio.state !== 'running') return;
  const now = audio.currentTime + 0.01;
  switch (sound) {
    case 'dice':
      for (const [leap, after] of knocks(paced(TUMBLE) - lag(8)).entries())
        for (let die = 0; die < 5 - leap; die += 1)
          knock(
            audio,
            now + (after + lag(2 * die)) / 1000,
            900 + Math.random() * 900,
            0.5 - leap * 0.12,
          );
      break;
    case 'piece':
      knock(audio, now, 520, 0.9);
      break;
    case 'capture':
      knock(audio, now, 700, 0.8);
      knock(audio, now + 0.1, 330, 0.9);
      break;
    case 'line':
      [523, 659, 784].forEach((pitch, index) => ring(audio, now + index * 0.09, pitch, 0.12));
      break;
    case 'turn':
      ring(audio, now, 587, 0.12);
      ring(audio, now + 0.14, 784, 0.12);
      break;
    case 'end':
      [523, 440, 392].forEach((pitch, index) => ring(audio, now + index * 0.16, pitch, 0.1));
      break;
    case 'clock':
      [0, 0.18].forEach((later) => knock(audio, now + later, 1400, 0.7));
      break;
    case 'win':
      [392, 523, 659, 784, 1047].forEach((pitch, index) =>
        ring(audio, now + index * 0.12, pitch, 0.14),
      );
      break;
  }
}
