import { useEffect } from 'react';
import { DialogHost } from '../dialog/DialogHost';
import { runAppFlows } from './app-flows';
import { LastResort } from './LastResort';
import { MessageHost } from './MessageHost';
import { Routes } from './Routes';
import { type Services, ServicesContext } from '../contracts/services';
import { ShownLook } from '../theme/ShownLook';
import { useLook } from '../theme/use-look';

/** The whole application, once its services are there. */
export function Application({ services }: { services: Services }) {
  const { color, look } = useLook(services);
  useEffect(() => runAppFlows(services), [services]);
  return (
    <ServicesContext.Provider value={services}>
      <ShownLook color={color} look={look} nonce={services.nonce} />
      <LastResort report={services.report} reload={services.navigation.reload}>
        <Routes />
      </LastResort>
      <DialogHost />
      <MessageHost />
    </ServicesContext.Provider>
  );
}
