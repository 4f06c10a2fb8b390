import { defineCallable } from '../../composition/defineCallable.ts';
import { openDeviceContract } from '../../contract/till/devices.ts';
import { findDevice } from '../../domain/till/devices.ts';
import { callableError } from '../../pipeline/errors.ts';
import { config } from '../../runtime/config.ts';

/** The venue and the staff of a device, by its secret. docs/till.md. */
export const openDevice = defineCallable(
  openDeviceContract,
  {
    auth: 'none',
    ofDevice: true,
    rateLimit: { calls: 60, seconds: 60 },
    secrets: [config.linkKey],
  },
  async ({ request, services }) => {
    const device = await findDevice(request, services);
    const [casinos, staff] = await Promise.all([
      services.content.listVenues(),
      services.staff.findAt(device.venueId),
    ]);
    const venues = casinos.map(({ id, pagetitle: name }) => ({ id, name }));
    const venue = venues.find(({ id }) => id === device.venueId);
    if (venue === undefined) throw callableError('not-found');
    return {
      name: device.name,
      venue,
      venues,
      staff: staff.map(({ uid, name, role, pinHash }) => ({
        id: uid,
        name,
        role,
        hasPin: pinHash !== null,
      })),
    };
  },
);
