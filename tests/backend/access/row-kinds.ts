import { callers, type Call, type Row } from './callers.ts';
import type { Scene } from './scene.ts';

const everybody = callers;
const signedIn = callers.filter((caller) => caller !== 'guest');
/** Who may read Robin's data, and who may change it. */
export const readers = ['owner', 'linked', 'reader'] as const;
export const writers = ['owner', 'linked', 'seller'] as const;

/** For everybody. */
export const open = (call: (scene: Scene) => Call = () => ({})): Row => ({ may: everybody, call });
/** For anybody who is signed in. */
export const ownThings = (call: (scene: Scene) => Call = () => ({})): Row => ({ may: signedIn, call });
/** Reads the data of a customer. */
export const reading = (call: (scene: Scene) => Call = () => ({})): Row => ({
  may: readers,
  call: (scene) => ({ ...call(scene), forRobin: true }),
});
/** Changes the data of a customer. */
export const writing = (call: (scene: Scene) => Call = () => ({})): Row => ({
  may: writers,
  call: (scene) => ({ ...call(scene), forRobin: true }),
});
