import { deviceValue, keepOnDevice, useDeviceValue } from '#lib/browser/device-storage.ts';

/** Where this device keeps what its desk is called. */
const key = 'touchline.desk-name';

/** The most characters of a name. */
export const longestDeskName = 60;

const toName = (kept: string | null): string | null => kept?.trim().slice(0, longestDeskName) || null;

/** What the desk at this device is called, as 'Reception 1'; null where nobody has said. */
export const getDeskName = (): string | null => toName(deviceValue(key));

/** Keeps what the desk at this device is called; an empty name takes it back. */
export const rememberDeskName = (name: string): void => keepOnDevice(key, toName(name));

/** The name of the desk, in all tabs; null on the server. */
export const useDeskName = (): string | null => toName(useDeviceValue(key));
