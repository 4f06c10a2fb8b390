import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { inUtc } from '../../../src/contract/rules/calendar.ts';

const CASINOS = [6, 9, 12, 17, 21];

/** A value for each index, of letters only, as a name needs. */
function word(index: number): string {
  return [...index.toString(26)]
    .map((digit) => String.fromCharCode(97 + parseInt(digit, 26)))
    .join('');
}

/**
 * Writes a file with this number of different members. The people are fictional.
 * @param isFaulty true for the members without a valid address
 */
export async function writeSampleFile(
  path: string,
  members: number,
  isFaulty: (index: number) => boolean = () => false,
): Promise<void> {
  const file = createWriteStream(path);
  file.write('Customer number,First name,Last name,Email,Phone mobile,Date of birth (dd/mm/yyyy),');
  file.write('Home casino,Tier points,Reward points,Loyalty points\n');
  for (let index = 0; index < members; index += 1) {
    const born = `${String(1 + (index % 28)).padStart(2, '0')}/0${1 + (index % 9)}/${1950 + (index % 50)}`;
    const mobile = `07700 900${String(index % 1_000).padStart(3, '0')}`;
    const cells = [
      `M${index}`,
      'Sample',
      `Member-${word(index)}`,
      isFaulty(index) ? 'none' : `member.${index}@demo.test`,
      mobile,
      born,
      CASINOS[index % CASINOS.length],
      index % 18_000,
      index % 17_000,
      index % 5_000,
    ];
    if (!file.write(`${cells.join(',')}\n`)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'finish');
}

/** Writes a file with this number of movements of these members, in the order of their bookings. */
export async function writeSamplePoints(
  path: string,
  members: number,
  movements: number,
): Promise<void> {
  const file = createWriteStream(path);
  file.write('customer_number,id,happened_at,booked_at,venue,kind,points,amount,reason\n');
  for (let index = 0; index < movements; index += 1) {
    const day = Math.floor((index / movements) * 300);
    const time = inUtc('2026-01-01').add(day, 'day').toISOString();
    const kind = Math.floor(index / members) % 4 === 3 ? 'spend' : 'earn';
    const amount = kind === 'spend' ? -10 : 20 + (index % 50);
    const cells = [`M${index % members}`, `b${index}`, time, time, 6, kind, 'to-spend', amount];
    if (!file.write(`${cells.join(',')},"An evening, at the tables"\n`)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'finish');
}
