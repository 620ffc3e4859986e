/** Words that people take for passwords in English and in Spanish, and that lists of leaked passwords lack: the most common ones first. */
export const everydayWords: string[] = [
  ...'spring summer autumn fall winter january february march april may june july august september october november december'.split(' '),
  ...'monday tuesday wednesday thursday friday saturday sunday birthday vacation holiday christmas thanksgiving halloween easter'.split(' '),
  ...'primavera verano otoño otono invierno enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  ...'lunes martes miercoles jueves viernes sabado domingo navidad cumpleaños cumpleanos vacaciones feriado semana año nuevo'.split(' '),
  ...'contraseña contrasena clave bienvenido bienvenida hola adios gracias amor corazon cariño carino familia mama papa hijo hija'.split(' '),
  ...'salud bienestar ejercicio caminar correr empresa trabajo oficina seguro secreto casa perro gato amigo amiga feliz vida cielo'.split(' '),
  ...'welcome password secret family health wellness exercise walking running company office coffee flower garden happy friend'.split(' '),
];
