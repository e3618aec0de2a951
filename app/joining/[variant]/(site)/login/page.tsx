export { Login as default, loginMetadata as generateMetadata } from '#app/_zone/login-entry.tsx';
