import { inUtc } from '@casino/functions/contract/rules/calendar.ts';
import type { SkyLight } from '@casino/ui/artwork/venues/Sky.tsx';

/** Degrees north and west, in the middle of Great Britain: at any casino the sun sets within half an hour of this. */
const LATITUDE = 53;
const LONGITUDE_WEST = 2;

/** The sun's altitudes, in degrees, between which it is twilight. */
const NIGHT_BELOW = -6;
const DAY_ABOVE = 3;

const RADIANS = Math.PI / 180;

/** Returns the light outside a casino at an instant. The season counts: at four o'clock it is dusk in December only. */
export function skyAt(instant: Date): SkyLight {
  const altitude = sunAltitude(instant);
  if (altitude < NIGHT_BELOW) return 'night';
  return altitude > DAY_ABOVE ? 'day' : 'twilight';
}

/** The altitude of the sun above the horizon, in degrees, to about one degree. */
function sunAltitude(instant: Date): number {
  const time = inUtc(instant);
  const day = time.diff(time.startOf('year'), 'day', true);
  const declination = -23.44 * Math.cos(((day + 10) / 365.25) * 360 * RADIANS) * RADIANS;
  const hours = (day % 1) * 24;
  const hourAngle = ((hours - 12) * 15 - LONGITUDE_WEST) * RADIANS;
  const latitude = LATITUDE * RADIANS;
  const sine =
    Math.sin(latitude) * Math.sin(declination) +
    Math.cos(latitude) * Math.cos(declination) * Math.cos(hourAngle);
  return Math.asin(sine) / RADIANS;
}
