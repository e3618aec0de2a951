import '@testing-library/jest-dom';
import './leading-links.ts';
