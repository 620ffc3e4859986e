import type { ReactNode, SVGProps } from 'react';

interface SvgIconProps extends Omit<SVGProps<SVGSVGElement>, 'fontSize'> {
  fontSize?: 'inherit' | 'small' | 'medium';
}

/**
 * Makes an icon of its paths. The icons of @mui/icons-material are made by this instead of MUI's own function of the same name and shape (the alias in
 * vite.config.ts), so that a page with an icon need not load MUI's styles: 40 kB compressed.
 */
export default function createSvgIcon(path: ReactNode, _name?: string) {
  return function SvgIcon({ fontSize = 'medium', className = '', ...properties }: SvgIconProps) {
    return (
      <svg viewBox="0 0 24 24" focusable="false" aria-hidden="true" className={`svg-icon svg-icon-${fontSize} ${className}`.trim()} {...properties}>
        {path}
      </svg>
    );
  };
}
