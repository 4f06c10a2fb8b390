import { createContext } from 'react';

/** How texts call the member's device. The shell for a narrow window sets `phone`. */
export const DeviceContext = createContext<'phone' | 'device'>('device');
