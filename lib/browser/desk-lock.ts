import { keepOnDevice, useDeviceValue } from './device-storage.ts';

const key = 'touchline.desk.locked';

/** Locks the desk in every tab of this browser, until staff log in again. */
export const lockDesk = (): void => keepOnDevice(key, 'true');

/** Ends the lock. */
export const unlockDesk = (): void => keepOnDevice(key, null);

/** Whether the desk is locked; not on the server. */
export const useIsDeskLocked = (): boolean => useDeviceValue(key) !== null;
