export { Persona, type PersonaProps } from './Persona.tsx';
