// Inter as a variable font (weights 100 to 900) in Latin, Greek, Cyrillic and Vietnamese; a browser loads only the
// subsets that a page needs. Chinese and Japanese use the fonts of the system.
import '@fontsource-variable/inter/wght.css';
