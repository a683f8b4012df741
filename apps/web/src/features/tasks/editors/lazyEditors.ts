import { lazyCode } from '../../../app/MissingCode.tsx';

const choices = () => import('./choices.tsx');
const texts = () => import('./texts.tsx');

/** Are the editors of the cells of a list, which few of its visits need. */
export const TitleEditor = lazyCode(async () => (await texts()).TitleEditor);
export const StatusEditor = lazyCode(async () => (await choices()).StatusEditor);
export const PriorityEditor = lazyCode(async () => (await choices()).PriorityEditor);
export const ProjectEditor = lazyCode(async () => (await choices()).ProjectEditor);
export const AssigneesEditor = lazyCode(async () => (await choices()).AssigneesEditor);
export const StartDateEditor = lazyCode(async () => (await texts()).StartDateEditor);
export const DueDateEditor = lazyCode(async () => (await texts()).DueDateEditor);
export const EstimateEditor = lazyCode(async () => (await texts()).EstimateEditor);
export const ProgressEditor = lazyCode(async () => (await texts()).ProgressEditor);
