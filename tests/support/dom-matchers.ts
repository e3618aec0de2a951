import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import './leading-links.ts';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 5_000 });
