/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  typescript: { ignoreBuildErrors: true },
  // Where this is built, the packages lie two folders up, beside the project's own sources.
  turbopack: { root: new URL('../..', import.meta.url).pathname },
  // An extension of its own, or Next would take up the middleware it finds there.
  pageExtensions: ['bare.ts', 'bare.tsx'],
};
