import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const Nothing = () => null;

/**
 * A part of a page whose code is loaded when it is rendered, and that the page can do without: where its code cannot be
 * loaded, as without a connection, nothing is in its place, and the page stays.
 */
export const optionalPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Nothing) }));
