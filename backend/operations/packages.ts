import { getPackage } from '../packages/operations/get-package.ts';
import { listPackages } from '../packages/operations/list-packages.ts';

export const packagesOperations = {
  listPackages,
  getPackage,
};
