const full = /^([A-Z]{1,2}\d[A-Z\d]?)(\d)([A-Z]{2})$/;

/**
 * The codes to look for, most exact first: the postcode, its sector, its district ("HX6 2QD", "HX6 2", "HX6").
 * Spaces and case don't matter; a district or sector alone is accepted too. Empty for what is no UK postcode.
 */
export function postcodeCandidates(text: string): string[] {
  const compact = text.toUpperCase().replaceAll(/\s/g, '');
  const [, outward, sector, unit] = full.exec(compact) ?? [];
  if (outward !== undefined) return [`${outward} ${sector}${unit}`, `${outward} ${sector}`, outward];
  const partial = /^([A-Z]{1,2}\d[A-Z\d]?)(\d)?$/.exec(compact);
  if (partial === null) return [];
  const typedCode = text.trim().toUpperCase();
  const [head, tail] = typedCode.split(/\s+/);
  return tail !== undefined && /^\d$/.test(tail) ? [`${head} ${tail}`, head ?? compact] : [compact];
}
